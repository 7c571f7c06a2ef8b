import { createFileRoute } from '@tanstack/react-router';
import { FirstStepsPage } from '../../features/first-steps/first-steps-page.tsx';

export const Route = createFileRoute('/_office/primi-passi')({ component: FirstStepsPage });
