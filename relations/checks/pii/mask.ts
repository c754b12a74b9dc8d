import type { FoundPii } from './find-pii.js';

/** Personal data as a report may show it: enough to find the place, never the whole. */
export function masked({ kind, text }: FoundPii): string {
  switch (kind) {
    case 'email':
      return `${text.slice(0, 1)}***@***${/\.\p{L}+$/u.exec(text)?.[0] ?? ''}`;
    case 'ip':
      return `${/^\d+/u.exec(text)?.[0] ?? ''}.*.*.*`;
    case 'iban':
      return `${text.slice(0, 2)}** **** ${lastDigits(text, 2)}`;
    case 'card':
      return `**** **** **** ${lastDigits(text, 4)}`;
    case 'ssn':
      return `***-**-**${lastDigits(text, 2)}`;
    case 'phone':
      return `***-***-**${lastDigits(text, 2)}`;
    case 'address':
      return text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu, (word) => `${word.slice(0, 1)}**`);
  }
}

function lastDigits(text: string, count: number): string {
  return text.replace(/\D/gu, '').slice(-count);
}
