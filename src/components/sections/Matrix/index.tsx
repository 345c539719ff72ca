import {translate} from '@docusaurus/Translate';
import {Icon} from '../../ui/Icon';
import styles from './styles.module.scss';

/** `yes`, `no`, or a short text such as a limit. */
export type MatrixCell = 'yes' | 'no' | (string & {});

export interface MatrixGroup {
  title: string;
  rows: readonly {
    label: string;
    /** One for each column, in the order of the columns. */
    cells: readonly MatrixCell[];
  }[];
}

export interface MatrixProps {
  /** What the table compares, and where its values come from. */
  caption: string;
  /** Heading of the first column, which names what is compared. */
  heading: string;
  /** What is compared side by side. */
  columns: readonly {label: string}[];
  /** Rows that belong together, those that differ first. */
  groups: readonly MatrixGroup[];
}

function Value({value}: {value: MatrixCell}) {
  if (value === 'no') return <span className={styles.no}>{translate({id: 'matrix.no', message: 'No'})}</span>;
  if (value !== 'yes') return <span>{value}</span>;
  return (
    <span className={styles.yes}>
      <Icon name="check" size={18} />
      {translate({id: 'matrix.yes', message: 'Yes'})}
    </span>
  );
}

function Cell({column, value}: {column: string; value: MatrixCell}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is neither
    <td role="cell" className={styles.cell}>
      {/* On phones, where the row of headings is not seen; screen readers know the heading already. */}
      <span aria-hidden="true" className={styles.name}>
        {column}
      </span>
      <Value value={value} />
    </td>
  );
}

function MatrixRows({title, rows, columns}: MatrixGroup & Pick<MatrixProps, 'columns'>) {
  return (
    <tbody>
      <tr role="row" className={styles.groupRow}>
        <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.map(({label, cells}) => (
        <tr key={label} role="row" className={styles.row}>
          <th role="rowheader" scope="row" className={styles.label}>
            {label}
          </th>
          {columns.map(({label: column}, index) => {
            const value = cells[index];
            if (value === undefined) throw new Error(`Matrix: the row "${label}" says nothing about "${column}"`);
            return <Cell key={column} column={column} value={value} />;
          })}
        </tr>
      ))}
    </tbody>
  );
}

/**
 * Compares things side by side in a table. On phones each row becomes a block with the names of the columns above
 * the values; the roles, which tables have by themselves, outlast that change of layout in every browser.
 */
export function Matrix({caption, heading, columns, groups}: MatrixProps) {
  return (
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr role="row">
          {[heading, ...columns.map(({label}) => label)].map((label) => (
            <th key={label} role="columnheader" scope="col" className={styles.column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <MatrixRows key={group.title} {...group} columns={columns} />
      ))}
    </table>
  );
}
