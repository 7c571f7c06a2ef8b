import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { useEffect, useRef } from 'react';
import { service } from '../../base/api.ts';
import { useDeviceHere, useKeepHere } from '../../base/device-here.ts';

/** As often as that the server is told that somebody is still touching the device. */
const tellEveryMs = 20_000;
const soonMs = 500;

/** Who is on stays on while they touch the device, and is off it when they have not for a while. */
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

/** Keeps who is on current, and shows nobody what was asked for in somebody else's name. */
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
