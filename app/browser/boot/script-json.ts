export function scriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
