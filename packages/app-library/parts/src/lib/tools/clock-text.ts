/** "25:00", with hours and tenths only where they are needed. */
export function clockText(milliseconds: number, hasTenths = false): string {
  const whole = hasTenths ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  const text = (hours > 0 ? [String(hours), ...parts] : parts).join(":");
  return hasTenths ? text + "." + Math.floor((milliseconds % 1000) / 100) : text;
}
