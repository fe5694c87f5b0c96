const MAX_LENGTH = 300;
/** Characters of a body that are looked at: gateways answer with whole pages. */
const MAX_READ = 10_000;

/** Removes the query, which may hold a phone or a search text, and the end of a long path. */
export function redactUrl(url: string): string {
  return url.replace(/\?.*/s, '?…').slice(0, MAX_LENGTH);
}

/** A short body for the log without markup, e-mails, long numbers and tokens; of JSON only `status`, `code` and `message`. */
export function redactBody(text: string): string {
  return hideData(toPlainText(text).slice(0, MAX_READ)).slice(0, MAX_LENGTH);
}

function toPlainText(text: string): string {
  try {
    const { status, code, message } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    return JSON.stringify({ status, code, message });
  } catch {
    return text
      .slice(0, MAX_READ)
      .replace(/<(style|script)[\s\S]*?(<\/\1>|$)|<[^<>]*>/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

function hideData(text: string): string {
  return text
    .replace(/(?<![^\s"<>@])[^\s"<>@]+@[^\s"<>@]+/g, '[e-mail]')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '[number]')
    .replace(/[\w.~+/-]{24,}=*/g, '[token]');
}
