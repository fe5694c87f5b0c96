/** Hidden user name for password managers; not sent. */
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
