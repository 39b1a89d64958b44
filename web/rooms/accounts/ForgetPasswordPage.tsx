import { useState } from 'react';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';

/** `/Forget-Password`: each step comes when the one before is done; nothing of it is kept but on this page. */
export default function ForgetPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  if (!email) return <AddressStep isLate={isLate} onSent={setEmail} />;
  if (!resetToken)
    return <CodeStep email={email} onProven={setResetToken} onOtherEmail={() => setEmail(null)} />;
  return (
    <NewPasswordStep
      email={email}
      resetToken={resetToken}
      onTooLate={() => {
        setLate(true);
        setResetToken(null);
        setEmail(null);
      }}
    />
  );
}
