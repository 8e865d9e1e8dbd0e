import { useMutation } from '@portal/shared/client';
import { officeFactors, officeProofOptions, officeProvePasskey } from '@portal/shared/contract/office';
import { askBrowser } from './passkey.ts';

/** Returns a function that proves a passkey; it resolves with true once the API has accepted it. */
export function useProvePasskey() {
  const asking = useMutation(officeProofOptions);
  const proving = useMutation(officeProvePasskey, { invalidates: [officeFactors] });
  const prove = async (): Promise<boolean> => {
    try {
      const { options } = await asking.mutate({});
      const response = await askBrowser(({ startAuthentication }) =>
        startAuthentication({ optionsJSON: JSON.parse(options) as never }),
      );
      if (response === null) return false;
      await proving.mutate({ response });
      return true;
    } catch {
      // The client has shown it.
      return false;
    }
  };
  return { prove, isPending: asking.isPending || proving.isPending };
}
