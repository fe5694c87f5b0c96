/** A request that is refused: 400 no form or cut off, 405 a form where none is taken, 408 too slow, 413 over the limit, 503 where too many others are coming. */
export class RequestFault extends Error {
  constructor(readonly status: 400 | 405 | 408 | 413 | 503) {
    super(`request refused with ${status}`);
    this.name = 'RequestFault';
  }
}
