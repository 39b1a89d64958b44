import { useLocation } from 'react-router';
import { AlertForms } from './AlertForms.tsx';
import { linkInQuery, subjectInQuery } from './alert-link.ts';
import { NewAlertForm } from './NewAlertForm.tsx';

/** The forms of `/alerts` by its query: of an emailed link, or of a list that is to have an alert. */
export function ScriptlessForms() {
  const { search } = useLocation();
  const link = linkInQuery(search);
  if (link) return <AlertForms link={link} />;
  const subject = subjectInQuery(search);
  return subject && <NewAlertForm subject={subject} />;
}
