/** Whether a name is that of a time zone that this runtime knows: `Europe/Berlin` */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
