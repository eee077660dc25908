// Time that is left, as a clock shows it.

const two = (number: number) => String(number).padStart(2, '0');

export function timeLeft(milliseconds: number): string {
  const tenths = Math.ceil(milliseconds / 100);
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  if (tenths < 200) return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
