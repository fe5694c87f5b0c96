import { translated } from '../translated';

export const claimsPage = {
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
