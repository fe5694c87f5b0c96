import { translated, type Translated } from '../translated';

interface ErrorDefinition {
  readonly status: number;
  readonly messages: Translated;
}

export const errorCodes = {
  WRONG_CREDENTIALS: {
    status: 401,
    messages: translated('Неправильний телефон або пароль', 'Wrong phone or password', 'Неверный телефон или пароль'),
  },
  UNAUTHORIZED: {
    status: 401,
    messages: translated('Увійдіть, щоб продовжити', 'Sign in to continue', 'Войдите, чтобы продолжить'),
  },
  TOKEN_SPENT: {
    status: 401,
    messages: translated(
      'Сеанс завершено, увійдіть знову',
      'The session is over, sign in again',
      'Сеанс завершён, войдите снова',
    ),
  },
  CUSTOMER_BANNED: {
    status: 403,
    messages: translated(
      'Ваш обліковий запис заблоковано',
      'Your account is banned',
      'Ваша учётная запись заблокирована',
    ),
  },
  CUSTOMER_EXISTS: {
    status: 409,
    messages: translated(
      'Клієнт з такими даними вже існує',
      'A customer with this information already exists',
      'Клиент с такими данными уже существует',
    ),
  },
  OUT_OF_STOCK: {
    status: 409,
    messages: translated('Недостатньо товару на складі', 'Not enough in stock', 'Недостаточно товара на складе'),
  },
  WRONG_CODE: {
    status: 422,
    messages: translated(
      'Неправильний або застарілий код',
      'The code is wrong or out of date',
      'Неверный или устаревший код',
    ),
  },
  WRONG_PASSWORD: { status: 422, messages: translated('Неправильний пароль', 'Wrong password', 'Неверный пароль') },
  WRONG_PHONE: {
    status: 422,
    messages: translated('Неправильний номер телефону', 'Wrong phone number', 'Неверный номер телефона'),
  },
  WRONG_TOTAL: {
    status: 422,
    messages: translated(
      'Сума рядка не сходиться',
      'The total of the line does not add up',
      'Сумма строки не сходится',
    ),
  },
  WRONG_ADDRESS: {
    status: 422,
    messages: translated('Такої адреси немає', 'There is no such address', 'Такого адреса нет'),
  },
  MISSING_FIELDS: {
    status: 422,
    messages: translated('Заповніть обов’язкові поля', 'Fill in the required fields', 'Заполните обязательные поля'),
  },
  VALIDATION_FAILED: {
    status: 422,
    messages: translated('Запит містить помилки', 'The request has errors', 'Запрос содержит ошибки'),
  },
  MALFORMED_BODY: {
    status: 400,
    messages: translated('Тіло запиту не читається', 'The body cannot be read', 'Тело запроса не читается'),
  },
  BODY_TOO_LARGE: {
    status: 413,
    messages: translated('Запит завеликий', 'The request is too large', 'Запрос слишком большой'),
  },
  NOT_FOUND: { status: 404, messages: translated('Не знайдено', 'Not found', 'Не найдено') },
  INTERNAL: { status: 500, messages: translated('Внутрішня помилка', 'Internal error', 'Внутренняя ошибка') },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCodes;
