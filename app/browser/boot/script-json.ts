/** JSON that cannot end the script it stands in. */
export function scriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
