import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useId, type HTMLInputTypeAttribute} from 'react';
import {Button} from '../../../components/ui/Button';
import {parseAddress, parseToken, SAMPLE_ADDRESS} from '../settings';
import {useApiSettings} from '../useApiSettings';
import styles from './styles.module.scss';

/** Lets readers set the address and the token that the samples of all API pages show. */
export function ApiSettings() {
  const isBrowser = useIsBrowser();
  return (
    <details className={styles.settings}>
      <summary>
        <Translate id="apiReference.settings">Use your own address and token in the samples</Translate>
      </summary>
      {isBrowser ? (
        <Fields />
      ) : (
        <p>
          <Translate id="apiReference.noScript">Turn on JavaScript to use this form.</Translate>
        </p>
      )}
    </details>
  );
}

function Fields() {
  const {address, token, setAddress, setToken, clear} = useApiSettings();
  return (
    <>
      <Field
        label={translate({id: 'apiReference.address', message: 'Console address'})}
        type="url"
        value={address}
        placeholder={SAMPLE_ADDRESS}
        onChange={setAddress}
        error={
          address !== '' && parseAddress(address) === undefined
            ? translate({
                id: 'apiReference.addressError',
                message: 'Enter an address such as https://console.example.com, without a user name.',
              })
            : undefined
        }
      />
      <Field
        label={translate({id: 'apiReference.token', message: 'Access token'})}
        type="password"
        value={token}
        onChange={setToken}
        error={
          token !== '' && parseToken(token) === undefined
            ? translate({
                id: 'apiReference.tokenError',
                message: 'A token can\'t contain spaces or quotes. Paste it without "Authorization:".',
              })
            : undefined
        }
      />
      <p className={styles.note}>
        <Translate id="apiReference.privacy">
          The address and the token stay in this browser tab until you close it. They are never sent. The samples mask
          the token, but copying a sample copies the full token.
        </Translate>
      </p>
      <Button kind="secondary" onClick={clear}>
        <Translate id="apiReference.clear">Clear both</Translate>
      </Button>
    </>
  );
}

interface FieldProps {
  label: string;
  type: HTMLInputTypeAttribute;
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function Field({label, type, value, placeholder, onChange, error}: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
