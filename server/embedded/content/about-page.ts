import { translated } from '../translated';

export const aboutPage = {
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
