import { createFileRoute, redirect } from '@tanstack/react-router';

/** The server may send a configured domain elsewhere before this is reached (RTE-26). */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
