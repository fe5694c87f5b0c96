import type { Language } from '../contract/enumerations';

export type ErrorStatus = 400 | 403 | 404 | 405 | 408 | 413 | 414 | 431 | 500 | 503 | 504;

interface ErrorText {
  readonly title: string;
  readonly advice: string;
}

export const errorTexts: Readonly<Record<Language, Readonly<Record<ErrorStatus, ErrorText>>>> = {
  uk: {
    400: { title: 'Запит не вдалося прочитати', advice: 'Перевірте адресу або поверніться на головну сторінку.' },
    403: { title: 'Дію відхилено', advice: 'Форму надіслано не з цього сайту. Відкрийте сторінку ще раз і повторіть.' },
    404: { title: 'Сторінку не знайдено', advice: 'Перевірте адресу або поверніться на головну сторінку.' },
    405: { title: 'Такий запит не підтримується', advice: 'Поверніться на головну сторінку.' },
    408: { title: 'Запит надходив занадто довго', advice: 'Перевірте з’єднання та надішліть форму ще раз.' },
    413: { title: 'Форма завелика', advice: 'Скоротіть введений текст і надішліть форму ще раз.' },
    414: { title: 'Адреса задовга', advice: 'Перевірте адресу або поверніться на головну сторінку.' },
    431: {
      title: 'Браузер надіслав забагато даних',
      advice:
        'Скоротіть адресу або видаліть файли cookie цього сайту в налаштуваннях браузера та відкрийте сторінку ще раз.',
    },
    500: { title: 'Внутрішня помилка сервера', advice: 'Спробуйте ще раз за хвилину.' },
    503: { title: 'Зараз забагато відвідувачів', advice: 'Спробуйте ще раз за кілька секунд. Кошик збережено.' },
    504: {
      title: 'Відповідь готувалася занадто довго',
      advice: 'Спробуйте ще раз. Якщо ви оформлювали замовлення, спершу перегляньте список замовлень.',
    },
  },
  en: {
    400: { title: 'The request could not be read', advice: 'Check the address or go back to the home page.' },
    403: {
      title: 'The action was refused',
      advice: 'The form was not sent from this site. Open the page again and repeat.',
    },
    404: { title: 'Page Not Found', advice: 'Check the address or go back to the home page.' },
    405: { title: 'This kind of request is not supported', advice: 'Go back to the home page.' },
    408: { title: 'The request took too long to arrive', advice: 'Check your connection and send the form again.' },
    413: { title: 'The form is too large', advice: 'Shorten what you typed and send the form again.' },
    414: { title: 'The address is too long', advice: 'Check the address or go back to the home page.' },
    431: {
      title: 'The browser sent too much data',
      advice:
        'Shorten the address, or clear the cookies of this site in the browser’s settings, and open the page again.',
    },
    500: { title: 'Internal Server Error', advice: 'Try again in a minute.' },
    503: { title: 'Too many visitors right now', advice: 'Try again in a few seconds. Your cart is safe.' },
    504: {
      title: 'The answer took too long',
      advice: 'Try again. If you were placing an order, look at your orders first.',
    },
  },
  ru: {
    400: { title: 'Запрос не удалось прочитать', advice: 'Проверьте адрес или вернитесь на главную страницу.' },
    403: {
      title: 'Действие отклонено',
      advice: 'Форма отправлена не с этого сайта. Откройте страницу ещё раз и повторите.',
    },
    404: { title: 'Страница не найдена', advice: 'Проверьте адрес или вернитесь на главную страницу.' },
    405: { title: 'Такой запрос не поддерживается', advice: 'Вернитесь на главную страницу.' },
    408: { title: 'Запрос приходил слишком долго', advice: 'Проверьте соединение и отправьте форму ещё раз.' },
    413: { title: 'Форма слишком большая', advice: 'Сократите введённый текст и отправьте форму ещё раз.' },
    414: { title: 'Адрес слишком длинный', advice: 'Проверьте адрес или вернитесь на главную страницу.' },
    431: {
      title: 'Браузер отправил слишком много данных',
      advice: 'Сократите адрес или удалите файлы cookie этого сайта в настройках браузера и откройте страницу ещё раз.',
    },
    500: { title: 'Внутренняя ошибка сервера', advice: 'Попробуйте ещё раз через минуту.' },
    503: {
      title: 'Сейчас слишком много посетителей',
      advice: 'Попробуйте ещё раз через несколько секунд. Корзина сохранена.',
    },
    504: {
      title: 'Ответ готовился слишком долго',
      advice: 'Попробуйте ещё раз. Если вы оформляли заказ, сначала посмотрите список заказов.',
    },
  },
};

export const homeLinks: Readonly<Record<Language, string>> = {
  uk: 'На головну',
  en: 'To the home page',
  ru: 'На главную',
};
