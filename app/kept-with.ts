/**
 * Keeps a value with an object, on that object. A WeakMap would do it, too, but its values are out of reach of V8's quick collections of what
 * is short-lived: what each request leaves would pile up for the slow ones, which hold everybody up for 60 ms.
 * @param name for debugging
 */
export function keptWith<Owner extends object, Value>(name: string) {
  const key = Symbol(name);
  type Carrier = Owner & { [key]?: Value | undefined };
  return {
    get: (owner: Owner): Value | undefined => (owner as Carrier)[key],
    set(owner: Owner, value: Value): void {
      (owner as Carrier)[key] = value;
    },
    delete(owner: Owner): void {
      (owner as Carrier)[key] = undefined;
    },
  };
}
