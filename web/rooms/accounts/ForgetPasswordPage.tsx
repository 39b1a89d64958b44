import { useEffect, useState } from 'react';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';

/**
 * `/Forget-Password`: each step comes when the one before is done; nothing of it is kept but on this page. The link of
 * the mail, with its token behind the `#`, leads to the last one.
 */
export default function ForgetPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const token = location.hash.slice(1);
    if (!/^[\w-]{43}$/.test(token)) return;
    // Nobody who looks at the address afterwards, or shares it, has the token.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    setResetToken(token);
  }, []);
  if (!email && !resetToken) return <AddressStep isLate={isLate} onSent={setEmail} />;
  if (!resetToken)
    return <CodeStep email={email ?? ''} onProven={setResetToken} onOtherEmail={() => setEmail(null)} />;
  return (
    <NewPasswordStep
      email={email ?? ''}
      resetToken={resetToken}
      onTooLate={() => {
        setLate(true);
        setResetToken(null);
        setEmail(null);
      }}
    />
  );
}
