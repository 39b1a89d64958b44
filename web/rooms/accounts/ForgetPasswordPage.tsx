import { useEffect, useState } from 'react';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';

/**
 * `/Forget-Password`: each step follows the completion of the one before, and state exists on this page only. The
 * link of the email, with its token in the fragment, leads to the last one.
 */
export default function ForgetPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const token = location.hash.slice(1);
    if (!/^[\w-]{43}$/.test(token)) return;
    // Removes the token from the address, which may be shared or read later.
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
