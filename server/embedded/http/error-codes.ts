import { translated } from '../translated';

function failure(status: number, uk: string, en: string, ru: string) {
  return { status, messages: translated(uk, en, ru) };
}

export const errorCodes = {
  WRONG_CREDENTIALS: failure(
    401,
    'Неправильний телефон або пароль',
    'Wrong phone or password',
    'Неверный телефон или пароль',
  ),
  UNAUTHORIZED: failure(401, 'Увійдіть, щоб продовжити', 'Sign in to continue', 'Войдите, чтобы продолжить'),
  TOKEN_SPENT: failure(
    401,
    'Сеанс завершено, увійдіть знову',
    'The session is over, sign in again',
    'Сеанс завершён, войдите снова',
  ),
  CUSTOMER_BANNED: failure(
    403,
    'Ваш обліковий запис заблоковано',
    'Your account is banned',
    'Ваша учётная запись заблокирована',
  ),
  CUSTOMER_EXISTS: failure(
    409,
    'Клієнт з такими даними вже існує',
    'A customer with this information already exists',
    'Клиент с такими данными уже существует',
  ),
  OUT_OF_STOCK: failure(409, 'Недостатньо товару на складі', 'Not enough in stock', 'Недостаточно товара на складе'),
  WRONG_CODE: failure(
    422,
    'Неправильний або застарілий код',
    'The code is wrong or out of date',
    'Неверный или устаревший код',
  ),
  WRONG_PASSWORD: failure(422, 'Неправильний пароль', 'Wrong password', 'Неверный пароль'),
  WRONG_PHONE: failure(422, 'Неправильний номер телефону', 'Wrong phone number', 'Неверный номер телефона'),
  WRONG_TOTAL: failure(
    422,
    'Сума рядка не сходиться',
    'The total of the line does not add up',
    'Сумма строки не сходится',
  ),
  WRONG_ADDRESS: failure(422, 'Такої адреси немає', 'There is no such address', 'Такого адреса нет'),
  MISSING_FIELDS: failure(
    422,
    'Заповніть обов’язкові поля',
    'Fill in the required fields',
    'Заполните обязательные поля',
  ),
  VALIDATION_FAILED: failure(422, 'Запит містить помилки', 'The request has errors', 'Запрос содержит ошибки'),
  MALFORMED_BODY: failure(400, 'Тіло запиту не читається', 'The body cannot be read', 'Тело запроса не читается'),
  BODY_TOO_LARGE: failure(413, 'Запит завеликий', 'The request is too large', 'Запрос слишком большой'),
  NOT_FOUND: failure(404, 'Не знайдено', 'Not found', 'Не найдено'),
  INTERNAL: failure(500, 'Внутрішня помилка', 'Internal error', 'Внутренняя ошибка'),
};

export type ErrorCode = keyof typeof errorCodes;
