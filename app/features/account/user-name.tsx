/** Tells a keeper of passwords whose the one beside it is: nobody sees it, and it is not sent. */
export function UserName({ phone }: { phone: string }) {
  return (
    <input
      type="text"
      autoComplete="username"
      value={phone.replace(/[^+\d]/g, '')}
      readOnly
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
