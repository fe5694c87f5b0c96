import { type Translated, translated } from '../translated';

const deliveryPage = {
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

const claimsPage = {
  slug: 'claims',
  titles: translated('Рекламації', 'Claims', 'Рекламации'),
  html: translated(
    `<p>Якщо квіти прийшли з вадою, напишіть нам протягом 24 годин після отримання.</p>
<ol><li>Номер замовлення та сорт.</li><li>Скільки стебел пошкоджено.</li><li>Фото етикетки на пачці.</li><li>Фото всіх пошкоджених стебел разом.</li></ol>
<p>Відповідаємо того ж дня. Прийняту рекламацію оформлюємо актом і зменшуємо на неї борг або повертаємо гроші.</p>
<p>Товар другої категорії рекламації не підлягає. Питання: <a href="/contact">контакти</a>.</p>`,
    `<p>If flowers arrive with a fault, write to us within 24 hours of receiving them.</p>
<ol><li>Order number and variety.</li><li>How many stems are damaged.</li><li>A photo of the label on the pack.</li><li>A photo of all damaged stems together.</li></ol>
<p>We answer the same day. An accepted claim is written up and taken off your debt, or the money is returned.</p>
<p>No claims are accepted for second grade goods. Questions: <a href="/contact">contact us</a>.</p>`,
    `<p>Если цветы пришли с дефектом, напишите нам в течение 24 часов после получения.</p>
<ol><li>Номер заказа и сорт.</li><li>Сколько стеблей повреждено.</li><li>Фото этикетки на пачке.</li><li>Фото всех повреждённых стеблей вместе.</li></ol>
<p>Отвечаем в тот же день. Принятую рекламацию оформляем актом и уменьшаем на неё долг или возвращаем деньги.</p>
<p>Товар второй категории рекламации не подлежит. Вопросы: <a href="/contact">контакты</a>.</p>`,
  ),
} as const;

const aboutPage = {
  slug: 'about',
  titles: translated('Про компанію', 'About us', 'О компании'),
  html: translated(
    `<p>«Первоцвіт» привозить зрізані квіти в Україну з 2009 року. Ми працюємо з сорока плантаціями у восьми країнах і знаємо кожну особисто.</p>
<h2>Що ми робимо щодня</h2>
<ul><li>Приймаємо машини з Нідерландів і літак з Кіто та Боготи у понеділок, вівторок і п’ятницю.</li><li>Перевіряємо кожну коробку, ставимо квіти в воду за +2…+4 °C.</li><li>Збираємо замовлення з п’ятої ранку.</li></ul>
<p>Склад працює щодня з 08:00 до 20:00. Приходьте подивитися на квіти наживо.</p>`,
    `<p>Pervotsvit has brought cut flowers to Ukraine since 2009. We work with forty farms in eight countries and know each of them in person.</p>
<h2>What we do every day</h2>
<ul><li>Take in lorries from the Netherlands and flights from Quito and Bogotá on Monday, Tuesday and Friday.</li><li>Check every box and put the flowers in water at +2 to +4 °C.</li><li>Pack orders from five in the morning.</li></ul>
<p>The warehouse is open daily from 08:00 to 20:00. Come and see the flowers for yourself.</p>`,
    `<p>«Первоцвит» привозит срезанные цветы в Украину с 2009 года. Мы работаем с сорока плантациями в восьми странах и знаем каждую лично.</p>
<h2>Что мы делаем каждый день</h2>
<ul><li>Принимаем машины из Нидерландов и самолёт из Кито и Боготы в понедельник, вторник и пятницу.</li><li>Проверяем каждую коробку, ставим цветы в воду при +2…+4 °C.</li><li>Собираем заказы с пяти утра.</li></ul>
<p>Склад работает ежедневно с 08:00 до 20:00. Приходите посмотреть на цветы вживую.</p>`,
  ),
} as const;

interface PageFacts {
  readonly slug: string;
  readonly titles: Translated;
  readonly html: Translated;
}

const pages: readonly PageFacts[] = [aboutPage, deliveryPage, claimsPage];

export const PAGES_UPDATED_AT = '2026-09-01T09:00:00+03:00';

export function findPage(slug: string): PageFacts | undefined {
  return pages.find((page) => page.slug === slug.toLowerCase());
}
