import { ask } from '../support/database.ts';

/** Tests leave orders where they are: in this run no shop pauses itself because nobody answers them. */
export default async () => {
  await ask(`insert into answer_plans (shop_id, pause_minutes, updated_at) values (null, 30, now())
    on conflict (shop_id) do nothing`);
};
