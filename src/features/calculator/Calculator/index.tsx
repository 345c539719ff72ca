import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';
import {Button} from '@site/src/components/ui/Button';
import {systemCost, total} from '../estimate';
import {MAX_COMPONENTS} from '../fields';
import {readRow, toRows, type Row} from '../form';
import {formatMoney} from '../money';
import {presets} from '../presets';
import {readEstimate, writeEstimate} from '../share';
import {ComponentFields} from './ComponentFields';
import {asText, Breakdown, Totals} from './Summary';
import styles from './styles.module.scss';

type Notice = 'none' | 'copied' | 'copyFailed' | 'badLink';

function noticeText(notice: Notice): string {
  switch (notice) {
    case 'none':
      return '';
    case 'copied':
      return translate({id: 'calculator.notice.copied', message: 'Copied.'});
    case 'copyFailed':
      return translate({
        id: 'calculator.notice.copyFailed',
        message: 'Your browser blocked copying. Copy the page address from the address bar instead.',
      });
    case 'badLink':
      return translate({
        id: 'calculator.notice.badLink',
        message: "The estimate in this link is damaged, so you're seeing an example. Ask for a new link.",
      });
  }
}

interface Start {
  rows: Row[];
  notice: Notice;
}

/** What to begin with: the estimate of a shared link, or an example. */
function startFrom(search: string): Start {
  const shared = search ? readEstimate(search) : null;
  const example = presets()[1]?.components ?? [];
  return {rows: toRows(shared ?? example), notice: search && !shared ? 'badLink' : 'none'};
}

/**
 * Cost estimate of a system on Rainbond Cloud. The estimate is in the address, so a link shares it. The
 * server knows no address: the form starts with the example and starts again where the browser finds a shared one.
 */
export function Calculator() {
  const [search] = useState(useLocation().search);
  const shared = useIsBrowser() ? search : '';
  return <Form key={shared} start={startFrom(shared)} />;
}

function Form({start}: {start: Start}) {
  const {i18n} = useDocusaurusContext();
  const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const history = useHistory();
  const {pathname} = useLocation();
  const [rows, setRows] = useState<Row[]>(start.rows);
  const [notice, setNotice] = useState<Notice>(start.notice);

  const read = rows.map(readRow);
  const components = read.map(({component}) => component);
  const faulty = read.some(({problems}) => Object.keys(problems).length > 0);

  const change = (next: Row[]) => {
    setRows(next);
    setNotice('none');
    const nextRead = next.map(readRow);
    if (nextRead.every(({problems}) => Object.keys(problems).length === 0)) {
      history.replace({pathname, search: writeEstimate(nextRead.map(({component}) => component))});
    }
  };

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setNotice('copied');
    } catch {
      setNotice('copyFailed');
    }
  };

  const nextKey = rows.reduce((most, {key}) => Math.max(most, key), 0) + 1;

  return (
    <div className={styles.calculator}>
      <div className={styles.form}>
        <div
          className={styles.presets}
          role="group"
          aria-label={translate({id: 'calculator.presets', message: 'Examples'})}
        >
          {presets().map((preset) => (
            <Button key={preset.id} kind="secondary" onClick={() => change(toRows(preset.components, nextKey))}>
              {preset.label}
            </Button>
          ))}
        </div>
        {rows.map((row, index) => (
          <ComponentFields
            key={row.key}
            row={row}
            position={index + 1}
            problems={read[index]?.problems ?? {}}
            onChange={(changed) => change(rows.map((other) => (other.key === row.key ? changed : other)))}
            onRemove={rows.length > 1 ? () => change(rows.filter((other) => other.key !== row.key)) : undefined}
          />
        ))}
        {rows.length < MAX_COMPONENTS && (
          <Button
            kind="secondary"
            onClick={() =>
              change([
                ...rows,
                {key: nextKey, name: '', instances: '1', memory: '1', cpu: '0.5', storage: '0', traffic: '0'},
              ])
            }
          >
            <Translate id="calculator.add">Add a component</Translate>
          </Button>
        )}
      </div>
      <div className={styles.result}>
        <p className={styles.headline} role="status">
          <Translate id="calculator.perMonth">Per month</Translate>
          <strong>{formatMoney(total(systemCost(components, 'month')), locale)}</strong>
          {faulty && (
            <span className={styles.problem}>
              <Translate id="calculator.faulty">
                Fields with errors aren't included. Fix them for a full estimate.
              </Translate>
            </span>
          )}
        </p>
        <Totals components={components} locale={locale} />
        <Breakdown components={components} locale={locale} />
        <div className={styles.actions}>
          <Button
            kind="secondary"
            onClick={() => void copy(window.location.origin + pathname + writeEstimate(components))}
          >
            <Translate id="calculator.copyLink">Copy link</Translate>
          </Button>
          <Button kind="secondary" onClick={() => void copy(asText(components, locale))}>
            <Translate id="calculator.copyText">Copy as text</Translate>
          </Button>
          <Button kind="secondary" onClick={() => window.print()}>
            <Translate id="calculator.print">Print</Translate>
          </Button>
        </div>
        <p role="status" className={styles.notice}>
          {noticeText(notice)}
        </p>
      </div>
    </div>
  );
}
