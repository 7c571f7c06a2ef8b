import { createFileRoute } from '@tanstack/react-router';
import { PlanPage } from '../../../features/prime/plan/plan-page.tsx';

export const Route = createFileRoute('/_office/prime/')({ component: PlanPage });
