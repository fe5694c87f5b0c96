/** When a copy was kept, in Kyiv's time, as it stands on the copy and in the list of copies. */
export function writeKeptTime(language: string, time: Date): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Kyiv' }).format(time);
}
