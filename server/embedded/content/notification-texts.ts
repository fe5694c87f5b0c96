import type { Language } from '../../contract/enumerations';
import type { NotificationRow } from '../store/customer-tables';
import { translated, type Translated } from '../translated';

interface NotificationText {
  readonly title: Translated;
  /** `{subject}` is a number, sum or name. */
  readonly body: Translated;
}

export function formatNotification({ kind, subject }: Pick<NotificationRow, 'kind' | 'subject'>, language: Language) {
  const { title, body } = notificationTexts[kind];
  const named = kind === 'debtReminder' ? formatAmount(subject, language) : subject;
  return { title: title[language], body: body[language].replace('{subject}', () => named) };
}

/** Formats `6800.00`, without `Intl`, which would be loaded only for this. */
function formatAmount(sum: string, language: Language): string {
  const grouped = sum.replace(/\B(?=(\d{3})+\.)/g, '\u00A0');
  return language === 'en' ? grouped.replaceAll('\u00A0', ',') : grouped.replace('.', ',');
}

export const notificationTexts: Record<NotificationRow['kind'], NotificationText> = {
  welcome: {
    title: translated('Вітаємо в «Первоцвіті»', 'Welcome to Pervotsvit', 'Добро пожаловать в «Первоцвит»'),
    body: translated(
      'Ваш обліковий запис відкрито, {subject}.',
      'Your account is open, {subject}.',
      'Ваша учётная запись открыта, {subject}.',
    ),
  },
  orderPlaced: {
    title: translated('Замовлення прийнято', 'Order received', 'Заказ принят'),
    body: translated(
      'Замовлення {subject} у нас. Напишемо, коли почнемо збирати.',
      'We have order {subject}. We will write when packing starts.',
      'Заказ {subject} у нас. Напишем, когда начнём собирать.',
    ),
  },
  orderInWork: {
    title: translated('Збираємо замовлення', 'Packing your order', 'Собираем заказ'),
    body: translated(
      'Замовлення {subject} збирають на складі.',
      'Order {subject} is being packed at the warehouse.',
      'Заказ {subject} собирают на складе.',
    ),
  },
  orderCompleted: {
    title: translated('Замовлення виконано', 'Order completed', 'Заказ выполнен'),
    body: translated(
      'Замовлення {subject} передано. Рекламації приймаємо 24 години.',
      'Order {subject} has been handed over. Claims are accepted for 24 hours.',
      'Заказ {subject} передан. Рекламации принимаем 24 часа.',
    ),
  },
  invoiceReady: {
    title: translated('Видаткова накладна', 'Expense invoice', 'Расходная накладная'),
    body: translated(
      'Накладна {subject} готова: перевірте кількість і суму.',
      'Invoice {subject} is ready: check quantities and total.',
      'Накладная {subject} готова: проверьте количество и сумму.',
    ),
  },
  claimAccepted: {
    title: translated('Рекламацію прийнято', 'Claim accepted', 'Рекламация принята'),
    body: translated(
      'Акт {subject} складено, суму знято з боргу.',
      'Claim act {subject} is made out, and the sum is off your debt.',
      'Акт {subject} составлен, сумма снята с долга.',
    ),
  },
  debtReminder: {
    title: translated('Нагадування про борг', 'Debt reminder', 'Напоминание о долге'),
    body: translated(
      'Ваш борг {subject} грн. Дякуємо за своєчасну оплату.',
      'Your debt is {subject} UAH. Thank you for paying on time.',
      'Ваш долг {subject} грн. Спасибо за своевременную оплату.',
    ),
  },
  arrival: {
    title: translated('Свіже надходження', 'Fresh arrival', 'Свежее поступление'),
    body: translated(
      'Сьогодні прийшли квіти з плантації {subject}.',
      'Flowers from {subject} arrived today.',
      'Сегодня пришли цветы с плантации {subject}.',
    ),
  },
};
