/** A JSON file that names an app; 404 where there is none. */
export function siteAssociation(content: object | '' | undefined): Response {
  if (!content) return new Response(null, { status: 404 });
  return Response.json(content, { headers: { 'cache-control': 'public, max-age=3600' } });
}
