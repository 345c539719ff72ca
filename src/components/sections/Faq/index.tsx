import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef, type ReactNode} from 'react';
import {faqStatement} from '@site/src/features/structured-data/faq';
import {JsonLd} from '@site/src/features/structured-data/JsonLd';
import {Icon} from '../../ui/Icon';
import {Section, type SectionProps} from '../Section';
import styles from './styles.module.scss';

export interface FaqItem {
  /** ASCII anchor of the question, the same in both languages. */
  id: string;
  /** Text alone, as a reader would ask. */
  question: string;
  /** A sentence or more as text, or paragraphs and lists as JSX. Links are `<Link to="…">`. */
  answer: ReactNode;
}

export interface FaqProps {
  title: string;
  /** ASCII anchor of the title. */
  id: string;
  tone?: SectionProps['tone'];
  /** In the order in which readers ask. */
  items: readonly FaqItem[];
}

function Question({id, question, answer}: FaqItem) {
  const {hash} = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // Who follows a link to a question wants its answer.
  useEffect(() => {
    if (details.current && hash === `#${id}`) details.current.open = true;
  }, [hash, id]);
  return (
    <details ref={details} className={styles.item}>
      <summary className={styles.question}>
        <h3 id={id}>{question}</h3>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.answer}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
    </details>
  );
}

/** Questions that open to their answers, for readers and as a statement for search engines. At most one on a page. */
export function Faq({title, id, tone, items}: FaqProps) {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectAnchor} = useBrokenLinks();
  for (const anchor of [id, ...items.map((item) => item.id)]) collectAnchor(anchor);
  const absolute = (address: string) => new URL(withBaseUrl(address), siteConfig.url + pathname).href;
  return (
    <Section tone={tone}>
      <div className={styles.pair}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.list}>
          {items.map((item) => (
            <Question key={item.id} {...item} />
          ))}
        </div>
      </div>
      <JsonLd statement={faqStatement(items, absolute)} />
    </Section>
  );
}
