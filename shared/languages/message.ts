/** What stands for the names in a message's braces. */
export type Values = Record<string, string | number>;

/** The outermost braces with what is in them, up to the three levels that a plural has. */
const BRACES = /\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/**
 * ICU MessageFormat, the part of it that we use: `{name}`, and `{count, plural, one {# row} other {# rows}}` with exact
 * forms (`=0 {nothing}`) and the number at `#`, written as the language does.
 */
export const formatMessage = (message: string, values: Values, language: string): string =>
  message.replace(BRACES, (_, inside: string) => {
    const [name = "", ...rest] = inside.split(",");
    const value = values[name] ?? "";
    if (rest.length === 0) return String(value);
    const forms = Object.fromEntries(
      Array.from(rest.join(",").matchAll(/([=\w]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g), ([, form, text]) => [form, text]),
    );
    const text = forms[`=${value}`] ?? forms[pluralForm(+value, language)] ?? forms.other ?? "";
    return formatMessage(text.replaceAll("#", formatNumber(+value, language)), values, language);
  });

/** A formatter for each of our few languages: making one takes fifty times as long as using it. */
export function byLanguage<F>(make: (language: string) => F): (language: string) => F {
  const made = new Map<string, F>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

const plurals = byLanguage((language) => new Intl.PluralRules(language));
const numbers = byLanguage((language) => new Intl.NumberFormat(language));

const pluralForm = (count: number, language: string) => plurals(language).select(count);

export const formatNumber = (value: number, language: string) => numbers(language).format(value);
