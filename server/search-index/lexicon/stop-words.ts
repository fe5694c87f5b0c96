const stopWords = new Set(
  [
    'см cm по сантиметрів сантиметров шт штук штуки pcs від от до з із из from to the of and та і и й для на for ка ку',
    'купити купить buy ціна цена price сорт variety квіти цветы flowers ростовка ростовку ростовкою висота высота довжина длина length',
    'los las del de la el van der dei il ван дер де ла лос',
    'farm farms стебло стебель stem опт гурт оптом наявності наличии',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a word says nothing about the products. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
