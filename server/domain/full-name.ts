interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export function fullNameOf(person: Named | null | undefined): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
