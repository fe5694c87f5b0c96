interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First and last name in one; empty where neither is known. */
export function fullNameOf(person: Named | null | undefined): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
