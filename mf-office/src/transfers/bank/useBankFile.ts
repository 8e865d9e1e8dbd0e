import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import {
  MAX_CONFIRMED_LINES,
  officeConfirmBankLines,
  officeFees,
  officeFindings,
  officeInvoices,
  officeOverview,
  officeReadBankFile,
  officeRefunds,
  type BankCandidate,
} from '@portal/shared/contract/office';
import { readBase64 } from '@portal/shared/form';
import { alert, confirm } from '@portal/shared/overlay';
import { firstChoices, withChoice, type Choices } from './choices.ts';
import type { Confirmed, ReadFile } from './line.ts';

/** A bank file as read, with the choices and outcomes of its rows. */
interface Opened extends ReadFile {
  name: string;
  content: string;
  choices: Choices;
  outcomes: ReadonlyMap<number, Confirmed>;
}

/** Reads a bank file and confirms the choices in it. */
export function useBankFile() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const reading = useMutation(officeReadBankFile, { quiet: true, invalidates: [officeFindings, officeOverview] });
  const confirming = useMutation(officeConfirmBankLines, {
    quiet: true,
    invalidates: [officeFees, officeFindings, officeInvoices, officeRefunds, officeOverview],
  });

  const open = async (file: File) => {
    setProblem(undefined);
    try {
      const content = await readBase64(file);
      const read = await reading.mutate({ content });
      setOpened({ ...read, name: file.name, content, choices: firstChoices(read.lines), outcomes: new Map() });
    } catch (error) {
      setOpened(null);
      if (error instanceof CallError) setProblem(error.issues[0]?.message ?? error.message);
      else if (error instanceof DOMException) setProblem('파일을 읽지 못했습니다. 파일을 다시 골라주세요.');
      else throw error;
    }
  };

  const choose = (line: number, candidate: BankCandidate | undefined) =>
    setOpened((before) => before && { ...before, choices: withChoice(before.choices, line, candidate) });

  const confirmChosen = async () => {
    if (!opened) return;
    const { content, choices } = opened;
    const chosen = [...choices].map(([line, { matter, no }]) => ({ line, matter, no }));
    if (!(await confirm(questionOf(chosen.length), { yes: '예, 처리합니다', no: '아니오' }))) return;
    try {
      for (let start = 0; start < chosen.length; start += MAX_CONFIRMED_LINES) {
        const confirmed = await confirming.mutate({
          content,
          chosen: chosen.slice(start, start + MAX_CONFIRMED_LINES),
        });
        setOpened((before) => before && withOutcomes(before, confirmed));
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!error.shown) await alert(error.message);
    }
  };

  return {
    opened,
    problem,
    open,
    choose,
    confirmChosen,
    isReading: reading.isPending,
    isConfirming: confirming.isPending,
  };
}

const questionOf = (count: number) =>
  `고른 ${count}건을 처리합니다. 회원에게 알리며, 되돌릴 수 없습니다. 처리하시겠습니까?`;

/** Adds outcomes, and removes the choices of processed rows. */
function withOutcomes(opened: Opened, confirmed: readonly Confirmed[]): Opened {
  const outcomes = new Map(opened.outcomes);
  for (const outcome of confirmed) outcomes.set(outcome.line, outcome);
  const choices = new Map([...opened.choices].filter(([line]) => !outcomes.has(line)));
  return { ...opened, outcomes, choices };
}
