import { ApiError } from '@zanga/contract/wire/client';
import { useState } from 'react';
import { service } from '../../../base/api.ts';

/** Does something that wants a fresh sign-in: asks for the password where the sign-in is older, and gives it first. */
export const useConfirmed = () => {
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  /** Whether it was done; if not, the password is asked for now. */
  const confirmed = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (asked) await service.api('POST /api/customer/confirm', { body: { password } });
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'auth.confirm_again') throw error;
      setAsked(true);
      return false;
    }
  };
  return { asked, password, setPassword, confirmed };
};
