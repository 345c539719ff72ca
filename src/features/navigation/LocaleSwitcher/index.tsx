import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {Icon} from '@site/src/components/ui/Icon';
import {Disclosure} from '../Disclosure';

/** The same page in each language, with the query and hash that the reader has now. */
function useLanguageLinks() {
  const {i18n} = useDocusaurusContext();
  // Empty while React takes over the page, as on the server: an attribute that differs then is never put right.
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const alternate = useAlternatePageUtils();
  return i18n.locales.map((locale) => ({
    locale,
    label: i18n.localeConfigs[locale]?.label ?? locale,
    lang: i18n.localeConfigs[locale]?.htmlLang,
    href: alternate.createUrl({locale, fullyQualified: false}) + search + hash,
    current: locale === i18n.currentLocale,
  }));
}

function LanguageLinks() {
  return useLanguageLinks().map(({locale, label, lang, href, current}) => (
    <li key={locale}>
      {/* Each language is a build of its own, so this is a plain link and not a route. */}
      <a href={href} lang={lang} hrefLang={lang} aria-current={current ? 'true' : undefined}>
        {label}
      </a>
    </li>
  ));
}

function useName() {
  return translate({id: 'navbar.site.language', message: 'Language'});
}

/** Drop-down of the site navbar. */
export function LocaleSwitcher() {
  const {i18n} = useDocusaurusContext();
  const current = i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale;
  const name = useName();
  return (
    <Disclosure
      align="end"
      name={`${name}: ${current}`}
      label={
        <>
          <Icon name="languages" size={18} />
          {current}
        </>
      }
    >
      <LanguageLinks />
    </Disclosure>
  );
}

/** The same links as a plain list, for the mobile menu. */
export function LocaleList({className}: {className?: string}) {
  const name = useName();
  return (
    <ul className={className} aria-label={name}>
      <LanguageLinks />
    </ul>
  );
}
