import { createFileRoute } from '@tanstack/react-router';
import { LostPasswordPage } from '../features/sign-in/lost-password-page.tsx';

export const Route = createFileRoute('/password')({ component: LostPasswordPage });
