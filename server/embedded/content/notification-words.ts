import type { Language } from '../../contract/enumerations';
import type { NotificationRow } from '../store/customer-tables';
import { inThree, type Translated } from '../translated';

interface Words {
  readonly title: Translated;
  /** `{subject}` stands for the number, sum or name the message is about. */
  readonly body: Translated;
}

/** Title and body of a notification in a language. */
export function writeNotification({ kind, subject }: Pick<NotificationRow, 'kind' | 'subject'>, language: Language) {
  const { title, body } = notificationLabels[kind];
  const named = kind === 'debtReminder' ? writeSum(subject, language) : subject;
  return { title: title[language], body: body[language].replace('{subject}', () => named) };
}

/** A sum such as `6800.00` in the signs of a language; no `Intl`, which would be loaded for this alone. */
function writeSum(sum: string, language: Language): string {
  const grouped = sum.replace(/\B(?=(\d{3})+\.)/g, '\u00A0');
  return language === 'en' ? grouped.replaceAll('\u00A0', ',') : grouped.replace('.', ',');
}

/** What each kind of notification says. */
export const notificationLabels: Record<NotificationRow['kind'], Words> = {
  welcome: {
    title: inThree('Вітаємо в «Первоцвіті»', 'Welcome to Pervotsvit', 'Добро пожаловать в «Первоцвит»'),
    body: inThree(
      'Ваш обліковий запис відкрито, {subject}.',
      'Your account is open, {subject}.',
      'Ваша учётная запись открыта, {subject}.',
    ),
  },
  orderPlaced: {
    title: inThree('Замовлення прийнято', 'Order received', 'Заказ принят'),
    body: inThree(
      'Замовлення {subject} у нас. Напишемо, коли почнемо збирати.',
      'We have order {subject}. We will write when packing starts.',
      'Заказ {subject} у нас. Напишем, когда начнём собирать.',
    ),
  },
  orderInWork: {
    title: inThree('Збираємо замовлення', 'Packing your order', 'Собираем заказ'),
    body: inThree(
      'Замовлення {subject} збирають на складі.',
      'Order {subject} is being packed at the warehouse.',
      'Заказ {subject} собирают на складе.',
    ),
  },
  orderCompleted: {
    title: inThree('Замовлення виконано', 'Order completed', 'Заказ выполнен'),
    body: inThree(
      'Замовлення {subject} передано. Рекламації приймаємо 24 години.',
      'Order {subject} has been handed over. Claims are accepted for 24 hours.',
      'Заказ {subject} передан. Рекламации принимаем 24 часа.',
    ),
  },
  invoiceReady: {
    title: inThree('Видаткова накладна', 'Expense invoice', 'Расходная накладная'),
    body: inThree(
      'Накладна {subject} готова: перевірте кількість і суму.',
      'Invoice {subject} is ready: check quantities and total.',
      'Накладная {subject} готова: проверьте количество и сумму.',
    ),
  },
  claimAccepted: {
    title: inThree('Рекламацію прийнято', 'Claim accepted', 'Рекламация принята'),
    body: inThree(
      'Акт {subject} складено, суму знято з боргу.',
      'Claim act {subject} is made out, and the sum is off your debt.',
      'Акт {subject} составлен, сумма снята с долга.',
    ),
  },
  debtReminder: {
    title: inThree('Нагадування про борг', 'Debt reminder', 'Напоминание о долге'),
    body: inThree(
      'Ваш борг {subject} грн. Дякуємо за своєчасну оплату.',
      'Your debt is {subject} UAH. Thank you for paying on time.',
      'Ваш долг {subject} грн. Спасибо за своевременную оплату.',
    ),
  },
  arrival: {
    title: inThree('Свіже надходження', 'Fresh arrival', 'Свежее поступление'),
    body: inThree(
      'Сьогодні прийшли квіти з плантації {subject}.',
      'Flowers from {subject} arrived today.',
      'Сегодня пришли цветы с плантации {subject}.',
    ),
  },
};
