const petals = [0, 60, 120, 180, 240, 300]
  .map((angle) => `<path d="M60 54c-9-7-11-21 0-31 11 10 9 24 0 31z" transform="rotate(${angle} 60 58)"/>`)
  .join('');

export const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" role="img"><rect width="120" height="120" fill="#8a9a86" opacity=".14"/>' +
  '<g fill="none" stroke="#7c8f78" stroke-width="2.5" stroke-linecap="round"><path d="M60 64c2 14 1 26-2 40m1-20c6-9 13-11 20-10-3 8-10 13-20 14"/>' +
  '<path d="M58 86c-5-8-11-11-18-10 2 8 8 13 18 13"/></g>' +
  `<g fill="#b9a7ac" opacity=".85">${petals}</g><circle cx="60" cy="58" r="6.5" fill="#d9b65d"/></svg>`;
