import { translated } from '../translated';

export const deliveryPage = {
  slug: 'delivery',
  titles: translated('Доставка та оплата', 'Delivery and payment', 'Доставка и оплата'),
  html: translated(
    `<p>Замовлення приймаємо цілодобово, збираємо щодня з п’ятої ранку.</p>
<table><thead><tr><th>Спосіб</th><th>Коли</th><th>Ціна</th></tr></thead><tbody>
<tr><td>Самовивіз зі складу</td><td>щодня 08:00–20:00</td><td>безкоштовно</td></tr>
<tr><td>Доставка по Києву</td><td>вікна по дві години</td><td>безкоштовно</td></tr>
<tr><td>Термінове таксі</td><td>за дві години</td><td>за тарифом таксі</td></tr>
<tr><td>Поштовий перевізник</td><td>наступного дня</td><td>за тарифом перевізника</td></tr>
<tr><td>Автобус</td><td>за розкладом</td><td>за тарифом перевізника</td></tr></tbody></table>
<p>Пачки не діляться. Платити можна карткою, за рахунком, готівкою або через термінал.</p>`,
    `<p>Orders are taken round the clock and packed daily from five in the morning.</p>
<table><thead><tr><th>Method</th><th>When</th><th>Price</th></tr></thead><tbody>
<tr><td>Pickup from the warehouse</td><td>daily 08:00–20:00</td><td>free</td></tr>
<tr><td>Delivery in Kyiv</td><td>two-hour windows</td><td>free</td></tr>
<tr><td>Urgent taxi</td><td>within two hours</td><td>taxi fare</td></tr>
<tr><td>Postal carrier</td><td>next day</td><td>carrier’s rate</td></tr>
<tr><td>Bus</td><td>by timetable</td><td>carrier’s rate</td></tr></tbody></table>
<p>Packs are not split. Pay by card, invoice, cash or terminal.</p>`,
    `<p>Заказы принимаем круглосуточно, собираем ежедневно с пяти утра.</p>
<table><thead><tr><th>Способ</th><th>Когда</th><th>Цена</th></tr></thead><tbody>
<tr><td>Самовывоз со склада</td><td>ежедневно 08:00–20:00</td><td>бесплатно</td></tr>
<tr><td>Доставка по Киеву</td><td>окна по два часа</td><td>бесплатно</td></tr>
<tr><td>Срочное такси</td><td>за два часа</td><td>по тарифу такси</td></tr>
<tr><td>Почтовый перевозчик</td><td>на следующий день</td><td>по тарифу перевозчика</td></tr>
<tr><td>Автобус</td><td>по расписанию</td><td>по тарифу перевозчика</td></tr></tbody></table>
<p>Пачки не делятся. Платить можно картой, по счёту, наличными или через терминал.</p>`,
  ),
} as const;
