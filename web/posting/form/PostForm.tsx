import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { OwnPostForm } from '../../../contract/my-posts.ts';
import { useWords } from '../../i18n/words.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { DraftNote } from './DraftNote.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as noteStyles from './note.module.css';
import * as styles from './PostForm.module.css';
import type { Poster, PostPlan } from './plan.ts';
import { type BeforeCheck, type FormTools, ToolsProvider } from './plan-context.tsx';
import { ReasonNote } from './ReasonNote.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { resolverOf } from './resolver.ts';
import { type ListedStep, StepList } from './StepList.tsx';
import { editedValues, startValues } from './start-values.ts';
import * as stepsStyles from './steps.module.css';
import { useDraft, useStoredDraft } from './use-draft.ts';
import { focusField, useFieldIssues, useRecheck, useServerIssues } from './use-field-issues.ts';
import { useFormFacts } from './use-form-facts.ts';
import { useMeantField } from './use-meant-field.ts';
import { useOnline } from './use-online.ts';
import { useSendPost } from './use-send-post.ts';
import { reviewStep, useSteps } from './use-steps.ts';

interface Props {
  plan: PostPlan;
  poster: Poster;
  /** The edited post; null creates a new one. */
  edited: OwnPostForm | null;
}

/**
 * A form in steps: each step is validated before the next, and all of them before submission. Posts that were sent
 * back are sent again from any step. Input is stored on the device until the server has accepted it.
 */
export function PostForm({ plan, poster, edited }: Props) {
  const t = useWords();
  const wordsOf = useRefusalWords();
  const isOnline = useOnline();
  const box = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const base = edited?.version ?? null;
  const { place, restored } = useStoredDraft({ name: plan.name, id: edited?.post.id ?? null, base });
  const start = useMemo(
    () => (edited ? editedValues(plan, edited) : startValues(plan, poster)),
    [plan, poster, edited],
  );
  const facts = useFormFacts(edited);
  const form = useForm({
    defaultValues: { ...start, ...restored?.values },
    resolver: useMemo(() => resolverOf(plan, facts), [plan, facts]),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const steps = useMemo<ListedStep[]>(
    () => [
      ...plan.steps,
      { id: reviewStep, title: 'posting-form:reviewStep', text: 'posting-form:reviewStepText' },
    ],
    [plan],
  );
  const ids = useMemo(() => steps.map(({ id }) => id), [steps]);
  const meant = useMeantField(plan, form, edited);
  // When editing, every step is unlocked.
  const { index, reached, go, restart } = useSteps(
    ids,
    edited && (meant.step || !restored) ? { step: meant.step, reached: ids.length } : restored,
  );
  const at = useMemo(() => ({ step: ids[index] ?? '', reached }), [ids, index, reached]);
  const draft = useDraft({ place, restored, base, form, at });
  const { isSending, send } = useSendPost({ plan, form, edited, key: draft.key, onSent: draft.end });
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusyFields] = useState<ReadonlySet<string>>(new Set());
  const issues = useFieldIssues(plan, errors);
  const placeServerIssues = useServerIssues(plan, form);
  useRecheck(form);

  /** What receives the focus after the next step is rendered: a field, or the summary. */
  const wanted = useRef<string | null>(meant.field);
  const focusedStep = useRef(meant.field ? -1 : index);
  useEffect(() => {
    // If the address names a field, its step comes first.
    if (focusedStep.current === index || (focusedStep.current < 0 && ids[index] !== meant.step)) return;
    focusedStep.current = index;
    const path = wanted.current;
    wanted.current = null;
    if (path && path !== 'summary' && focusField(path)) return;
    scrollTo(0, 0);
    const heading = path === 'summary' ? summary.current : box.current?.querySelector('h2');
    heading?.focus({ preventScroll: true });
  }, [index, ids, meant.step]);

  /** What receives the focus after the errors of this step are rendered. */
  const [focusTarget, setFocusTarget] = useState<{ what: 'summary' | 'first' } | null>(null);
  useEffect(() => {
    if (focusTarget?.what === 'summary') summary.current?.focus();
    if (focusTarget?.what !== 'first') return;
    // The first error of this step, in the order of the form.
    const first = box.current?.querySelector<HTMLElement>(
      `[aria-invalid="true"], .${fieldStyles.field}:has(> .${fieldStyles.error}) :is(input, button)[id]`,
    );
    if (first) focusField(first.id);
  }, [focusTarget]);

  const openStep = useCallback((id: string) => go(ids.indexOf(id)), [go, ids]);
  const openField = (path: string) => {
    const step = issues.find((issue) => issue.path === path)?.step ?? index;
    if (step === index) return void focusField(path);
    wanted.current = path;
    go(step);
  };
  const setBusy = useCallback((field: string, isBusy: boolean) => {
    setBusyFields((now) => {
      const others = [...now].filter((one) => one !== field);
      return new Set(isBusy ? [...others, field] : others);
    });
  }, []);

  const unsettled = useRef(new Set<() => unknown>());
  const beforeCheck = useCallback<BeforeCheck>((settle) => {
    unsettled.current.add(settle);
    return () => unsettled.current.delete(settle);
  }, []);
  const settle = () => Promise.all([...unsettled.current].map((one) => one()));

  const next = async () => {
    await settle();
    const fields = plan.steps[index]?.fields ?? [];
    if (await form.trigger([...fields])) return go(index + 1);
    setFocusTarget({ what: 'first' });
  };

  /** Displays all errors of the form, at the first step that has one. */
  const showSummary = (step: number | undefined) => {
    if (step !== undefined && step !== index) {
      wanted.current = 'summary';
      go(step);
    } else {
      setFocusTarget({ what: 'summary' });
    }
  };
  const firstStep = (): number | undefined => {
    const wrong = new Set(Object.keys(form.formState.errors));
    const found = plan.steps.findIndex(({ fields }) => fields.some((name) => wrong.has(name)));
    return found >= 0 ? found : undefined;
  };

  const submit = async () => {
    setFailure(null);
    await settle();
    if (!(await form.trigger())) return showSummary(firstStep());
    if (busy.size > 0) {
      setFailure(t('posting-form:photosUnderWay'));
      return showSummary(undefined);
    }
    const refusal = await send();
    // An expired token has already been reported, and the draft is preserved.
    if (!refusal || refusal.status === 401) return;
    // An earlier attempt had succeeded after all, and the form was changed since.
    const arrived = !edited && refusal.status === 409 ? t('posting-form:arrived') : null;
    const rest = arrived ?? placeServerIssues(refusal.errors ?? {});
    const hasFields = Object.keys(form.formState.errors).length > 0;
    setFailure(rest ?? (hasFields ? null : wordsOf(refusal)));
    showSummary(hasFields ? firstStep() : undefined);
  };

  const isReview = index === steps.length - 1;
  // A post that was sent back is sent again from the step with the field in question, without the other steps.
  const isReturned = edited !== null && edited.post.reason !== null;
  const sendsHere = isReview || isReturned;
  const nextWords = t(index === steps.length - 2 ? 'posting-form:toReview' : 'posting-form:next');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (sendsHere ? submit() : next());
  };
  const startAgain = () => {
    form.reset(start);
    draft.forget();
    setFailure(null);
    restart();
  };

  const tools: FormTools = { plan, edited: edited?.post ?? null, openField, openStep, beforeCheck, setBusy };
  const title = t(edited ? 'posting-form:editTitle' : plan.title);
  const Step = plan.steps[index]?.Body ?? ReviewStep;
  return (
    <FormProvider {...form}>
      <ToolsProvider value={tools}>
        <div className={`${layoutStyles.wrap} ${styles.page}`} data-own-edge="">
          <div className={stepsStyles.steps}>
            <h1>{title}</h1>
            <p className={`${textStyles.small} ${textStyles.muted} ${stepsStyles.intro}`}>
              {t(edited ? 'posting-form:editIntro' : plan.intro)}
            </p>
            <StepList
              steps={steps}
              index={index}
              reached={reached}
              wrong={new Set(issues.map(({ step }) => step).filter((step) => step !== index))}
              onOpen={go}
            />
          </div>
          <form ref={box} noValidate aria-label={title} onSubmit={onSubmit}>
            {edited && <ReasonNote post={edited.post} />}
            {restored && <RestoredNote onAgain={startAgain} />}
            <ErrorSummary ref={summary} issues={issues} failure={failure} onOpen={openField} />
            {!isOnline && (
              <p className={noteStyles.note} role="status">
                <Icon name="warning" size="s" />
                {t('posting-form:offline')}
              </p>
            )}
            <div className={textStyles.hidden} role="status">
              {t('posting-form:stepOf', { step: index + 1, total: steps.length })}
            </div>
            <Step key={ids[index]} />
            <div className={styles.actions}>
              {index > 0 ? (
                <button
                  type="button"
                  className={`${buttonStyles.outlined} ${buttonStyles.large}`}
                  onClick={() => go(index - 1)}
                >
                  <Icon name="back" size="s" flip />
                  {t('posting-form:back')}
                </button>
              ) : (
                <span />
              )}
              <DraftNote state={draft.state} />
              {isReturned && !isReview && (
                <button
                  type="button"
                  className={`${buttonStyles.outlined} ${buttonStyles.large}`}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => void next()}
                >
                  {nextWords}
                </button>
              )}
              <button
                type="submit"
                className={`${buttonStyles.primary} ${buttonStyles.large}`}
                aria-disabled={isSending || undefined}
                // A field may display its error on blur, which would move the button away from the pointer.
                onMouseDown={(event) => event.preventDefault()}
              >
                {sendsHere ? t('posting-form:send') : nextWords}
                <Icon name="arrow" size="s" flip />
              </button>
            </div>
          </form>
        </div>
      </ToolsProvider>
    </FormProvider>
  );
}
