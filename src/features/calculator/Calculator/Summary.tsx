import Translate, {translate} from '@docusaurus/Translate';
import {
  componentCost,
  HOURS,
  RESOURCES,
  systemCost,
  total,
  type Component,
  type Period,
  type Resource,
} from '../estimate';
import {formatMoney} from '../money';
import styles from './styles.module.scss';

const PERIODS = Object.keys(HOURS) as Period[];

/** Names the table, and the group that scrolls it. */
const TOTALS_ID = 'calculator-totals';

function periodLabel(period: Period): string {
  switch (period) {
    case 'hour':
      return translate({id: 'calculator.period.hour', message: 'Hour'});
    case 'day':
      return translate({id: 'calculator.period.day', message: 'Day'});
    case 'month':
      return translate({id: 'calculator.period.month', message: 'Month (30 days)'});
    case 'year':
      return translate({id: 'calculator.period.year', message: 'Year (360 days)'});
  }
}

function resourceLabel(resource: Resource): string {
  switch (resource) {
    case 'memory':
      return translate({id: 'calculator.resource.memory', message: 'Memory'});
    case 'cpu':
      return translate({id: 'calculator.resource.cpu', message: 'CPU'});
    case 'storage':
      return translate({id: 'calculator.resource.storage', message: 'Storage'});
    case 'traffic':
      return translate({id: 'calculator.resource.traffic', message: 'Traffic'});
  }
}

export interface SummaryProps {
  components: readonly Component[];
  /** BCP 47 tag. */
  locale: string;
}

/** Totals by resource and period. */
export function Totals({components, locale}: SummaryProps) {
  const columns = PERIODS.map((period) => ({period, amounts: systemCost(components, period)}));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls on phones must be reachable by keyboard
    <div className={styles.tableScroll} role="group" aria-labelledby={TOTALS_ID} tabIndex={0}>
      <table>
        <caption id={TOTALS_ID}>
          <Translate id="calculator.totals">Estimated cost in CNY</Translate>
        </caption>
        <thead>
          <tr>
            <td />
            {PERIODS.map((period) => (
              <th key={period} scope="col">
                {periodLabel(period)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((resource) => (
            <tr key={resource}>
              <th scope="row">{resourceLabel(resource)}</th>
              {columns.map(({period, amounts}) => (
                <td key={period}>{formatMoney(amounts[resource], locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Translate id="calculator.total">Total</Translate>
            </th>
            {columns.map(({period, amounts}) => (
              <td key={period}>{formatMoney(total(amounts), locale)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Cost of each component in a month, as text and as a bar. */
export function Breakdown({components, locale}: SummaryProps) {
  const items = components.map((component, index) => ({
    label:
      component.name || translate({id: 'calculator.component', message: 'Component {position}'}, {position: index + 1}),
    cost: total(componentCost(component, 'month')),
  }));
  const largest = items.reduce((most, {cost}) => (cost.gt(most) ? cost : most), total(systemCost([], 'month')));
  return (
    <section className={styles.breakdown}>
      <h2>
        <Translate id="calculator.breakdown">Monthly cost breakdown</Translate>
      </h2>
      <ul>
        {items.map(({label, cost}, index) => (
          <li key={index}>
            <span>{label}</span>
            <span>{formatMoney(cost, locale)}</span>
            {/* The figure beside it says the same. */}
            <i
              aria-hidden="true"
              style={{inlineSize: largest.gt(0) ? `${cost.div(largest).times(100).toFixed(1)}%` : 0}}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The estimate as plain text, for an e-mail or a ticket. */
export function asText(components: readonly Component[], locale: string): string {
  const lines = components.map((component) => {
    const {name, instances, memory, cpu, storage, traffic} = component;
    const amounts = `${instances} × (${memory} GB, ${cpu} CPU, ${storage} GB), ${traffic} MB`;
    return `${name}: ${amounts}: ${formatMoney(total(componentCost(component, 'month')), locale)}`;
  });
  const totals = PERIODS.map(
    (period) => `${periodLabel(period)}: ${formatMoney(total(systemCost(components, period)), locale)}`,
  );
  return [...lines, ...totals].join('\n');
}
