export PYTHONPATH=src:. PYTHONUNBUFFERED=1 XLA_PYTHON_CLIENT_PREALLOCATE=false
mkdir -p /tmp/runs
cp train/runs/*.state.npz train/runs/*.jsonl /tmp/runs/ 2>/dev/null
rm -f /tmp/runs/classic-3-7.jsonl
(CORES=8 OMP_NUM_THREADS=1 nice -n 5 python3 -m bench.strength classic --players 2 --games 5600 --seed 11 --json $OUT/strength.jsonl > $OUT/strength.log 2>&1) &
timeout 110 python3 -m bench.batch 2>&1 | tee $OUT/batch.log
keep() { (cd /tmp/runs && tar czf $OUT/a.part *-2.* && mv $OUT/a.part $OUT/duel.tgz && tar czf $OUT/b.part $(ls | grep -v -- '-2\.') && mv $OUT/b.part $OUT/table.tgz); }
(while sleep 20; do keep 2>/dev/null; done) &
(python3 -m train.response --seconds 75 > $OUT/response.log 2>&1) &
python3 -m train "$@" --rate 0.0014 --out /tmp/runs > $OUT/train.log 2>&1
keep; cat $OUT/batch.log $OUT/strength.log $OUT/response.log; grep -v "{" $OUT/train.log; wait %1 %3; keep
cat $OUT/strength.log $OUT/response.log
