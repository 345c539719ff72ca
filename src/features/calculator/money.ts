import type Big from 'big.js';

/**
 * An amount in yuan as the language writes it, rounded half up to cents; amounts below one yuan keep four digits,
 * because an hour of a small component costs less than a cent.
 *
 * @param locale BCP 47 tag.
 */
export function formatMoney(amount: Big, locale: string): string {
  const digits = amount.gt(0) && amount.lt(1) ? 4 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(amount.toFixed(digits)));
}
