const days =
  'завтра|сьогодні|післязавтра|понеділок|вівторок|середу|четвер|п.?ятницю|суботу|неділю|сегодня|послезавтра|понедельник|вторник|пятницу|субботу|воскресенье|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday';
/** Phrases around an order in three languages that name no product. */
const phrases = [
  'добр(?:ого|ий|е|ой|ое|ый) (?:ранку|дня|вечора|день|ранок|вечір|утро|утра|вечер|часу)',
  'доброго здоров.?я',
  'доброго времени суток',
  'вітаю|вітання|привіт(?:ик|ики)?|здрастуйте|добридень',
  'здравствуйте|привет(?:ик|ствую)?|приветики',
  'hello|hi|hey|good (?:morning|day|afternoon|evening)|greetings',
  'дуже дякую|щиро дякую|дякую|дяка|спасибі|спасибо(?: большое)?|большое спасибо|благодарю',
  'thank you(?: very much| so much)?|thanks(?: a lot)?|thx|many thanks',
  'будь ласка|пожалуйста|плз|please|pls',
  'гарного (?:дня|вечора)|хорошего (?:дня|вечера)|до побачення|до свидания|have a (?:nice|good) (?:day|evening)|best regards|kind regards|regards',
  'з повагою|с уважением|заздалегідь дякую|заранее спасибо',
  'дівчата|девочки|девушки|хлопці|ребята|друзі|друзья|колеги|коллеги|шановні|уважаемые|guys',
  'як справи|как дела|how are you',
  'мені (?:потрібно|треба|будь ласка)|нам (?:потрібно|треба|нужно)|мне (?:нужно|надо)|потрібно|треба|нужно|надо|i need|we need',
  'хочу замовити|хочемо замовити|хотіли б замовити|хотів би замовити|хотіла б замовити|прошу|замовлення|замовляю',
  'хочу заказать|хотим заказать|хотел бы заказать|хотела бы заказать|заказываю|заказ',
  'можна|можно|(?:can|could|may) (?:i|we) (?:have|get)|(?:can|could|would|will) you(?: kindly)?',
  'мені|нам|мне|також|ще|еще|ещё|также|also',
  "i(?: would|'d|’d)? (?:like|want)(?: to order)?|we(?: would|'d|’d)? (?:like|want)(?: to order)?|order|my order",
  'замовити|заказать|доставка|доставити|доставить|відправте|отправьте|привезіть|привезите|відкладіть|отложите|send(?: me| us)?|deliver|delivery|reserve',
  'додайте|добавьте|забронюйте|забронируйте|запишіть|запишите|add|book',
  'якщо (?:є|буде)|если (?:есть|будет)|if (?:available|possible)|хоча б|хотя бы|мінімум|минимум|at least|максимум|at most|up to|не (?:більше|больше)|(?:no|not) more than|всього|всего|in total',
  'адрес[аи]? (?:той|та|тот)(?: (?:самий|сама|же|ж))?|the same address|як (?:завжди|зазвичай)|как (?:всегда|обычно)|as (?:usual|always)',
  'оплата (?:карт(?:ою|кою|ой)|готівкою|наличными|на рахунок|на сч[её]т)|(?:payment|pay) by card',
  '(?:тільки|лише|только|only) (?:свіж|свеж|fresh)\\p{L}*',
  'не (?:нижче|менше|коротше|ниже|меньше|короче)|not (?:below|under)|наступне|следующее|the following',
  `(?:(?:на|для|for|on) )?(?:${days})(?:,? (?:ранок|вранці|зранку|утро|утром|morning))?|на ранок|на утро|for the morning`,
];
const phrase = `(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`;
const greeting = `(?<!\\p{L})(?:${phrases.slice(0, 6).join('|')})(?!\\p{L})`;
const anyPhrase = new RegExp(`${phrase}[\\s!,.)(:;]*`, 'giu');
/** 'Доброго ранку, Олено!' */
const addressee = new RegExp(`^(\\s*${greeting})[\\s,]+(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?=\\s*(?:[!,.]|$))`, 'iu');
const pictures = /[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]+/gu;

/** Removes the name of the person greeted, unless the word may be a product. */
export function stripAddressee(line: string, isGoods: (word: string) => boolean): string {
  return line.replace(addressee, (written, greeted: string, name: string) => (isGoods(name) ? written : greeted));
}

export function stripPolitePhrases(text: string): string {
  return text.replace(pictures, ' ').replace(anyPhrase, ' ');
}
