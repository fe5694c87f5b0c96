import { deflateRawSync } from 'node:zlib';

/** The address of a wedding whose flowers are sure, doubtful and unknown. */
export const eventPath = `/event?e=${deflateRawSync(
  JSON.stringify([
    1,
    'Весілля Олени й Тараса',
    '2040-12-25',
    '10',
    [
      ['Букет на стіл', '12', 'фрідом 60 – 7 стебел\nеустома біла – 3'],
      ['Арка', '2', 'фрідом 60 – 50 шт\nескімо 20'],
    ],
  ]),
).toString('base64url')}`;
