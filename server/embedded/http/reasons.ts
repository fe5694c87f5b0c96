import { inThree, type Translated } from '../translated';

interface Facts {
  readonly status: number;
  readonly messages: Translated;
}

/** Every error of the API by its code. */
export const reasons = {
  WRONG_CREDENTIALS: {
    status: 401,
    messages: inThree('Неправильний телефон або пароль', 'Wrong phone or password', 'Неверный телефон или пароль'),
  },
  UNAUTHORIZED: {
    status: 401,
    messages: inThree('Увійдіть, щоб продовжити', 'Sign in to continue', 'Войдите, чтобы продолжить'),
  },
  TOKEN_SPENT: {
    status: 401,
    messages: inThree(
      'Сеанс завершено, увійдіть знову',
      'The session is over, sign in again',
      'Сеанс завершён, войдите снова',
    ),
  },
  CUSTOMER_BANNED: {
    status: 403,
    messages: inThree('Ваш обліковий запис заблоковано', 'Your account is banned', 'Ваша учётная запись заблокирована'),
  },
  CUSTOMER_EXISTS: {
    status: 409,
    messages: inThree(
      'Клієнт з такими даними вже існує',
      'A customer with this information already exists',
      'Клиент с такими данными уже существует',
    ),
  },
  OUT_OF_STOCK: {
    status: 409,
    messages: inThree('Недостатньо товару на складі', 'Not enough in stock', 'Недостаточно товара на складе'),
  },
  WRONG_CODE: {
    status: 422,
    messages: inThree(
      'Неправильний або застарілий код',
      'The code is wrong or out of date',
      'Неверный или устаревший код',
    ),
  },
  WRONG_PASSWORD: { status: 422, messages: inThree('Неправильний пароль', 'Wrong password', 'Неверный пароль') },
  WRONG_PHONE: {
    status: 422,
    messages: inThree('Неправильний номер телефону', 'Wrong phone number', 'Неверный номер телефона'),
  },
  WRONG_TOTAL: {
    status: 422,
    messages: inThree('Сума рядка не сходиться', 'The total of the line does not add up', 'Сумма строки не сходится'),
  },
  WRONG_ADDRESS: {
    status: 422,
    messages: inThree('Такої адреси немає', 'There is no such address', 'Такого адреса нет'),
  },
  MISSING_FIELDS: {
    status: 422,
    messages: inThree('Заповніть обов’язкові поля', 'Fill in the required fields', 'Заполните обязательные поля'),
  },
  VALIDATION_FAILED: {
    status: 422,
    messages: inThree('Запит містить помилки', 'The request has errors', 'Запрос содержит ошибки'),
  },
  MALFORMED_BODY: {
    status: 400,
    messages: inThree('Тіло запиту не читається', 'The body cannot be read', 'Тело запроса не читается'),
  },
  BODY_TOO_LARGE: {
    status: 413,
    messages: inThree('Запит завеликий', 'The request is too large', 'Запрос слишком большой'),
  },
  NOT_FOUND: { status: 404, messages: inThree('Не знайдено', 'Not found', 'Не найдено') },
  INTERNAL: { status: 500, messages: inThree('Внутрішня помилка', 'Internal error', 'Внутренняя ошибка') },
} as const satisfies Record<string, Facts>;

export type Reason = keyof typeof reasons;
