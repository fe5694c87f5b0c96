const words = {
  uk: { title: 'Немає зв’язку', text: 'Портал відкриється, щойно з’явиться інтернет.', retry: 'Спробувати ще раз' },
  en: { title: 'No connection', text: 'The portal will open as soon as there is a network.', retry: 'Try again' },
  ru: { title: 'Нет связи', text: 'Портал откроется, как только появится интернет.', retry: 'Попробовать ещё раз' },
};

const style = `:root{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:24px;box-sizing:border-box;
background:#0d3324;color:#eef3ea;font:1.0625rem/1.45 system-ui,sans-serif;text-align:center}svg{width:96px}h1{font-size:1.75rem;margin:24px 0 8px}p{margin:0 0 24px;max-width:26rem}
a{display:inline-block;padding:14px 24px;border-radius:10px;background:#e9c46a;color:#2a2208;font-weight:600;text-decoration:none}section{display:none}
html[lang=uk] section:lang(uk),html[lang=en] section:lang(en),html[lang=ru] section:lang(ru){display:block}`;

/** The app's page for a failed connection, in the device's language. It retries when the network is back. @param mark icon as SVG */
export function renderOfflinePage(services: URL, mark: string): string {
  const sections = Object.entries(words).map(
    ([language, { title, text, retry }]) =>
      `<section lang="${language}"><h1>${title}</h1><p>${text}</p><a href="${services.href}">${retry}</a></section>`,
  );
  return `<!doctype html>
<html lang="uk">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${words.uk.title}</title>
<style>${style}</style>
<main>${mark}${sections.join('')}</main>
<script>
  const language = navigator.language.slice(0, 2);
  if (${JSON.stringify(Object.keys(words))}.includes(language)) document.documentElement.lang = language;
  document.title = document.querySelector('section:lang(' + document.documentElement.lang + ') h1').textContent;
  addEventListener('online', () => location.replace(${JSON.stringify(services.href)}));
</script>
</html>
`;
}
