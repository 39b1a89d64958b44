import { delimiters, encodings, mapImport, type TransferDetail } from '../../../contract/transfers.ts';
import { useWords } from '../../i18n/words.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './FilePanel.module.css';
import * as panelStyles from './panel.module.css';
import { SelectField } from './SelectField.tsx';
import type { Import } from './use-import.ts';

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** The raw content of the file; another encoding or delimiter can be selected if it looks wrong. */
export function FilePanel({ detail, own }: { detail: TransferDetail; own: Import }) {
  const t = useWords();
  const { file } = detail;
  if (!file) return null;
  const choose = (change: object) => void own.act(mapImport, change);
  return (
    <section className={`${layoutStyles.panel} ${panelStyles.panel}`}>
      <h2>{t('admin-transfers:fileTitle')}</h2>
      <div className={panelStyles.columns}>
        <SelectField
          id="tr-encoding"
          label={t('admin-transfers:encoding')}
          value={file.encoding}
          disabled={own.busy}
          onChange={(encoding) => choose({ encoding })}
          options={encodings.map((value) => ({ value, label: t(`admin-transfers:encoding.${value}`) }))}
        />
        <SelectField
          id="tr-delimiter"
          label={t('admin-transfers:delimiter')}
          value={file.delimiter}
          disabled={own.busy}
          onChange={(delimiter) => choose({ delimiter })}
          options={delimiters.map((value) => ({
            value,
            label: t(`admin-transfers:delimiter.${delimiterNames[value]}`),
          }))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved with the keyboard, too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('admin-transfers:firstRows')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {file.columns.map((name) => (
                <th key={name} scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first rows of a file never change places
              <tr key={index}>
                {file.columns.map((name, at) => (
                  <td key={name} dir="auto">
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
