// The signs of the seats.
import { seatSigns } from '../../seat-signs';

const { blue, red, white, yellow } = seatSigns;
export const signs = [blue, red, white, yellow];
