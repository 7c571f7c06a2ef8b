import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { useEffect, useRef } from 'react';
import { service } from '../../base/api.ts';
import { useDeviceHere, useKeepHere } from '../../base/device-here.ts';

/** Time between two reports to the server that the device is in use. */
const tellEveryMs = 20_000;
const soonMs = 500;

/** Keeps the person on the device while it is touched; untouched for the set time it has no person. */
const useTouches = (person: string | undefined, until: string | undefined) => {
  const { lookAgain } = useKeepHere();
  const told = useRef(0);
  useEffect(() => {
    if (person === undefined) return;
    const touch = () => {
      const now = performance.now();
      if (now - told.current < tellEveryMs) return;
      told.current = now;
      service
        .api('POST /api/device/person/touch')
        .then(() => lookAgain())
        .catch(() => undefined); // The next touch tells it again.
    };
    told.current = performance.now();
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, touch, { passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, touch);
    };
  }, [person, lookAgain]);
  useEffect(() => {
    if (until === undefined) return;
    const left = Math.max(0, Date.parse(until) - serviceNow().getTime()) + soonMs;
    const timer = setTimeout(() => void lookAgain(), left);
    return () => clearTimeout(timer);
  }, [until, lookAgain]);
};

/** Keeps the person on the device current, and forgets data of the one before. */
export const useIdle = () => {
  const here = useDeviceHere();
  const client = useQueryClient();
  const navigate = useNavigate();
  const person = here?.person?.id;
  useTouches(person, here?.person?.until);
  const before = useRef(person);
  useEffect(() => {
    const last = before.current;
    before.current = person;
    if (last === undefined || last === person) return;
    client.removeQueries({ predicate: ({ queryKey }) => !String(queryKey[0]).includes('/api/device/') });
    void navigate({ to: '/', search: {} });
  }, [person, client, navigate]);
};
